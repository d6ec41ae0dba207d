package store

import (
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"log/slog"
	"slices"

	"github.com/nats-io/nats.go/jetstream"
)

// BackupCluster copies all that is kept in a cluster to a new folder, while it is used, and reads
// the copy back: whatever was acknowledged before the call is in it. It is a data folder like that
// of an embedded store.
func BackupCluster(ctx context.Context, c Config, to string) error {
	cluster, err := reach(ctx, c)
	if err != nil {
		return fmt.Errorf("back up the cluster: %w", err)
	}
	defer cluster.Close()
	if err = vacantFolder(to); err == nil {
		err = cluster.copyTo(ctx, to)
	}
	if err == nil {
		err = prove(to)
	}
	if err == nil {
		err = verifyCopy(to)
	}
	if err != nil {
		return fmt.Errorf("back up the cluster at %s: %w", cluster.where, err)
	}
	return nil
}

// RestoreCluster copies a backup to a cluster that has nothing of ours yet, if the backup is sound,
// and compares all that is there then.
func RestoreCluster(ctx context.Context, backup string, c Config) error {
	err := verifyCopy(backup)
	var cluster *Store
	if err == nil {
		cluster, err = reach(ctx, c)
	}
	if err != nil {
		return fmt.Errorf("restore %s: %w", backup, err)
	}
	defer cluster.Close()
	names, err := cluster.ownStreams(ctx)
	if err == nil && len(names) > 0 {
		err = fmt.Errorf("%s is not empty: it has %v", cluster.where, names)
	}
	if err == nil {
		err = cluster.copyFrom(ctx, backup)
	}
	if err != nil {
		return fmt.Errorf("restore %s to the cluster at %s: %w", backup, cluster.where, err)
	}
	return nil
}

// reach connects to a cluster and makes nothing in it.
func reach(ctx context.Context, c Config) (*Store, error) {
	s := newStore(c)
	err := s.connect(ctx, c)
	if err == nil {
		s.js, err = jetstream.New(s.nc)
	}
	if err != nil {
		return nil, errors.Join(err, s.Close())
	}
	return s, nil
}

// openBare starts a store on a folder and makes nothing in it.
func openBare(dir string) (*Store, error) {
	s := newStore(Config{Dir: dir})
	err := s.embed(Config{Dir: dir})
	if err == nil {
		s.js, err = jetstream.New(s.nc)
	}
	if err != nil {
		return nil, errors.Join(err, s.Close())
	}
	return s, nil
}

// copyTo copies all streams of a cluster to an empty folder.
func (s *Store) copyTo(ctx context.Context, dir string) (err error) {
	names, err := s.ownStreams(ctx)
	if err != nil {
		return err
	}
	if !slices.ContainsFunc(names, isJournal) {
		return errors.New("there is nothing of ours")
	}
	copied, err := openBare(dir)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, copied.Close()) }()
	for _, name := range names {
		if err := transfer(ctx, s.nc, copied.nc, name, 1); err != nil {
			return fmt.Errorf("stream %s: %w", name, err)
		}
		if err := keepDescription(dir, name); err != nil {
			return fmt.Errorf("stream %s: %w", name, err)
		}
	}
	return nil
}

// copyFrom copies all streams of a backup to a cluster.
func (s *Store) copyFrom(ctx context.Context, backup string) (err error) {
	from, err := openBare(backup)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, from.Close()) }()
	names, err := from.ownStreams(ctx)
	if err != nil {
		return err
	}
	for _, name := range names {
		err := transfer(ctx, from.nc, s.nc, name, s.copies())
		var want, got [sha256.Size]byte
		if err == nil {
			want, err = from.digest(ctx, name)
		}
		if err == nil {
			got, err = s.digest(ctx, name)
		}
		if err == nil && got != want {
			err = errors.New("read back, it is not the same")
		}
		if err != nil {
			return fmt.Errorf("stream %s: %w", name, err)
		}
	}
	return nil
}

// digest is a sum of all messages of a stream.
func (s *Store) digest(ctx context.Context, stream string) (sum [sha256.Size]byte, err error) {
	h := sha256.New()
	read := func(m *message) error {
		fmt.Fprintf(h, "%d %q %q\n", m.Seq, m.Subject, m.Data)
		return nil
	}
	if stream == workStream { // which is not read as the others are
		return sum, nil
	}
	if err = s.scan(ctx, stream, ">", 0, read); err == nil {
		h.Sum(sum[:0])
	}
	return sum, err
}

// prove writes the proof of a folder that has none, and lets go of it.
func prove(dir string) error {
	s := newStore(Config{Dir: dir, Log: slog.New(slog.DiscardHandler)})
	if err := s.prepare(dir); err != nil {
		return err
	}
	return s.proof.close()
}
