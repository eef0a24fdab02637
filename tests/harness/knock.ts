import { request } from 'node:http';
import type { Socket } from 'node:net';
import { appOrigin, freshAddress } from './origin';
import type { Visitor } from './visitor';

/** The response to a WebSocket request: the status, and the socket if it was opened. */
export type Knocked = { status: number; socket: Socket | null };

/** Requests a WebSocket as this visitor's browser does, with additional headers. */
export function knockAt(
  path: string,
  visitor: Visitor | null,
  headers: Record<string, string> = {},
): Promise<Knocked> {
  const cookie = [...(visitor?.cookies ?? [])].map(([name, value]) => `${name}=${value}`);
  return new Promise((told, failed) => {
    const knocking = request(new URL(path, appOrigin()), {
      headers: {
        Connection: 'Upgrade',
        Upgrade: 'websocket',
        'Sec-WebSocket-Version': '13',
        'Sec-WebSocket-Key': btoa('sixteen letters.'),
        'CF-Connecting-IP': freshAddress(),
        Origin: appOrigin(),
        ...(cookie.length > 0 ? { Cookie: cookie.join('; ') } : {}),
        ...headers,
      },
    });
    knocking.on('upgrade', (answer, socket) => {
      told({ status: answer.statusCode ?? 0, socket });
    });
    knocking.on('response', (answer) => {
      answer.resume();
      told({ status: answer.statusCode ?? 0, socket: null });
    });
    knocking.on('error', failed);
    knocking.end();
  });
}

/** The status of the response to a WebSocket request. */
export async function knock(
  path: string,
  visitor: Visitor | null,
  headers: Record<string, string> = {},
): Promise<number> {
  const { status, socket } = await knockAt(path, visitor, headers);
  socket?.destroy();
  return status;
}

/** A text as a browser sends it on a WebSocket [RFC 6455, section 5.2]: one masked frame. */
export function frameOf(text: string): Buffer {
  const payload = Buffer.from(text);
  const length = payload.length;
  const head =
    length < 126
      ? Buffer.from([0x81, 0x80 | length])
      : length < 65_536
        ? Buffer.from([0x81, 0xfe, length >> 8, length & 255])
        : Buffer.from([
            0x81,
            0xff,
            0,
            0,
            0,
            0,
            (length >>> 24) & 255,
            (length >> 16) & 255,
            (length >> 8) & 255,
            length & 255,
          ]);
  // A mask of zeros leaves the text unchanged.
  return Buffer.concat([head, Buffer.alloc(4), payload]);
}

/** Collects what arrives on a socket until it is closed: the texts, and the close code and reason. */
export function hearOn(socket: Socket) {
  const heard = {
    texts: [] as string[],
    end: null as { code: number; reason: string } | null,
    isOver: false,
  };
  let waiting = Buffer.alloc(0);
  socket.on('data', (data) => {
    waiting = Buffer.concat([waiting, data]);
    for (let frame = readFrame(waiting); frame !== null; frame = readFrame(waiting)) {
      const { kind, payload } = frame;
      waiting = waiting.subarray(frame.length);
      if (kind === 1) heard.texts.push(payload.toString());
      if (kind === 8)
        heard.end = { code: payload.readUInt16BE(0), reason: payload.subarray(2).toString() };
    }
  });
  socket.on('close', () => {
    heard.isOver = true;
  });
  socket.on('error', () => undefined);
  return heard;
}

function readFrame(data: Buffer): { kind: number; payload: Buffer; length: number } | null {
  if (data.length < 2) return null;
  const short = (data[1] ?? 0) & 127;
  const head = short === 126 ? 4 : short === 127 ? 10 : 2;
  if (data.length < head) return null;
  const size =
    short === 126 ? data.readUInt16BE(2) : short === 127 ? Number(data.readBigUInt64BE(2)) : short;
  if (data.length < head + size) return null;
  return {
    kind: (data[0] ?? 0) & 15,
    payload: data.subarray(head, head + size),
    length: head + size,
  };
}
