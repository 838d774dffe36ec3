import type { RawData, WebSocket } from 'ws';

/** What comes through the gateway, either way. */
export interface Payload {
  readonly op: number;
  readonly d: unknown;
}

/** Sends a payload. */
export function send(socket: WebSocket, payload: object): void {
  socket.send(JSON.stringify(payload));
}

/** Reads a payload; `null` when it is none. */
export function parse(raw: RawData): Payload | null {
  try {
    const payload: unknown = JSON.parse(raw.toString());
    return isPayload(payload) ? payload : null;
  } catch {
    return null;
  }
}

function isPayload(value: unknown): value is Payload {
  return typeof value === 'object' && value !== null && 'op' in value && typeof value.op === 'number';
}
