package store

import (
	"bytes"
	"crypto/sha256"
	"encoding/binary"
	"fmt"
	"hash"
	"time"

	"github.com/minio/highwayhash"
)

// The files in which the embedded server keeps messages, read without it: it cuts a file
// where it does not understand it, with all that follows, and says little about it.
//
// A record is: its length (4 bytes; the highest bit tells of headers), sequence (8), time (8),
// length of the subject (2), subject, length of the headers if there are any (4), headers,
// message, checksum (8). Numbers are little-endian. Records are removed in place, or by
// tombstones: two bits of the sequence tell.
const (
	recordHead  = 4 + 8 + 8 + 2
	recordSum   = 8
	recordLimit = 32 << 20

	headersBit   = 1 << 31
	erasedBit    = 1 << 63
	tombstoneBit = 1 << 62
)

// A record is one that is as it was written.
type record struct {
	from, to int // in the file
	seq      uint64
	subject  []byte
	gone     bool // removed in place, or a tombstone
	tomb     bool // it says that the message of this sequence was removed
	mark     bool // it says that the record of this subject was deleted
}

// A span is a part of a file.
type span struct{ from, to int }

// A blockReader reads the files of one stream.
type blockReader struct {
	stream string
	sums   hash.Hash
}

// open prepares for a file: checksums depend on its number.
func (r *blockReader) open(number int) error {
	key := sha256.Sum256(fmt.Appendf(nil, "%s-%d", r.stream, number))
	var err error
	r.sums, err = highwayhash.New64(key[:])
	return err
}

// read finds all records that are as they were written, and what lies between them.
func (r *blockReader) read(buf []byte) (records []record, bad []span) {
	for at := 0; at < len(buf); {
		if rec, ok := r.record(buf, at); ok {
			records = append(records, rec)
			at = rec.to
			continue
		}
		from := at
		for at++; at < len(buf); at++ {
			if _, ok := r.record(buf, at); ok {
				break
			}
		}
		bad = append(bad, span{from, at})
	}
	return records, bad
}

// record reads the record at a place, if there is one.
func (r *blockReader) record(buf []byte, at int) (rec record, ok bool) {
	if at+recordHead+recordSum > len(buf) {
		return rec, false
	}
	head := buf[at : at+recordHead]
	length, subject := binary.LittleEndian.Uint32(head), int(binary.LittleEndian.Uint16(head[20:]))
	headers := length&headersBit != 0
	length &^= headersBit
	size := int(length)
	rest := size - recordHead - recordSum - subject
	if headers {
		rest -= 4
	}
	if size > recordLimit || rest < 0 || at+size > len(buf) {
		return rec, false
	}
	data := buf[at+recordHead : at+size-recordSum]
	r.sums.Reset()
	r.sums.Write(head[4:20])
	r.sums.Write(data[:subject])
	if headers {
		if !headed(data[subject:]) {
			return rec, false
		}
		r.sums.Write(data[subject+4:])
		rec.mark = bytes.Contains(data[subject+4:], []byte(markHeader))
	} else {
		r.sums.Write(data[subject:])
	}
	var sum [recordSum]byte
	if !bytes.Equal(r.sums.Sum(sum[:0]), buf[at+size-recordSum:at+size]) {
		return rec, false
	}
	seq := binary.LittleEndian.Uint64(head[4:])
	rec.from, rec.to, rec.subject = at, at+size, data[:subject]
	rec.tomb = seq&tombstoneBit != 0
	rec.gone = rec.tomb || seq&erasedBit != 0 || subject == 0
	rec.seq = seq &^ (erasedBit | tombstoneBit)
	return rec, true
}

// tombstone is a file that holds nothing but the last sequence of a stream: the server goes on
// counting from there.
func tombstone(stream string, number int, seq uint64) ([]byte, error) {
	r := blockReader{stream: stream}
	if err := r.open(number); err != nil {
		return nil, err
	}
	b := binary.LittleEndian.AppendUint32(nil, recordHead+recordSum)
	b = binary.LittleEndian.AppendUint64(b, seq|tombstoneBit)
	b = binary.LittleEndian.AppendUint64(b, uint64(time.Now().UnixNano()))
	b = append(b, 0, 0) // it has no subject
	r.sums.Write(b[4:20])
	return r.sums.Sum(b), nil
}

// headed tells whether headers are as long as it says before them, which the checksum does not
// cover.
func headed(data []byte) bool {
	size := int(binary.LittleEndian.Uint32(data))
	end := []byte("\r\n\r\n")
	return size <= len(data)-4 && bytes.Index(data[4:], end) == size-len(end)
}

// sound tells whether the description of a stream, or of a queue of one, is as it was written.
func sound(name string, description, sum []byte) bool {
	key := sha256.Sum256([]byte(name))
	h, err := highwayhash.New64(key[:])
	if err != nil {
		return false
	}
	h.Write(description)
	return fmt.Sprintf("%x", h.Sum(nil)) == string(sum)
}
