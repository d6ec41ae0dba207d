import { connect, createServer, type Server, type Socket } from 'node:net';

/** A wire between a browser and the server that can be cut. */
export class Wire {
  base = '';
  private readonly ends = new Set<Socket>();
  private whole = true;
  private constructor(private readonly listener: Server) {}

  static async lay(to: string): Promise<Wire> {
    const { hostname, port } = new URL(to);
    const listener = createServer((near) => {
      if (!wire.whole) {
        near.destroy();
        return;
      }
      const far = connect(Number(port), hostname);
      for (const [a, b] of [
        [near, far],
        [far, near],
      ] as const) {
        wire.ends.add(a);
        a.setNoDelay(true);
        a.on('error', () => b.destroy());
        a.on('close', () => {
          wire.ends.delete(a);
          b.destroy();
        });
        a.pipe(b);
      }
    });
    const wire = new Wire(listener);
    await new Promise<void>((done) => listener.listen(0, '127.0.0.1', done));
    const at = listener.address();
    wire.base = `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`;
    return wire;
  }
  cut(): void {
    this.whole = false;
    for (const s of this.ends) s.destroy();
  }
  mend(): void {
    this.whole = true;
  }
  end(): void {
    this.cut();
    this.listener.close();
  }
}
