/** @typedef {import('../protocol.ts').Act} Act */
/** @typedef {import('../protocol.ts').Outcome} Outcome */
/** @typedef {import('../protocol.ts').News} News */

/** How long a lost connection waits before it is tried again, in milliseconds. */
const PAUSE = 1000;

/**
 * The line to the atelier. `hear` is told everything that comes but outcomes; `change` whether the line stands.
 *
 * @param {(news: News) => void} hear
 * @param {(connected: boolean) => void} change
 * @returns {(act: Act) => Promise<Outcome>} does something there and gives what came of it
 */
export function openLink(hear, change) {
  /** @type {Map<number, (outcome: Outcome) => void>} */
  const waiting = new Map();
  let last = 0;
  /** @type {WebSocket} */
  let socket;
  const open = () => {
    socket = new WebSocket(`ws://${location.host}/link`);
    socket.addEventListener('open', () => change(true));
    socket.addEventListener('message', ({ data }) => {
      /** @type {News} */
      const news = JSON.parse(data);
      if (news.kind !== 'outcome') return hear(news);
      waiting.get(news.number)?.(news.outcome);
      waiting.delete(news.number);
    });
    socket.addEventListener('close', () => {
      change(false);
      for (const settle of waiting.values()) settle(lost());
      waiting.clear();
      setTimeout(open, PAUSE);
    });
  };
  open();
  return (act) =>
    new Promise((resolve) => {
      if (socket.readyState !== WebSocket.OPEN) return resolve(lost());
      last += 1;
      waiting.set(last, resolve);
      socket.send(JSON.stringify({ number: last, act }));
    });
}

/** @returns {Outcome} */
function lost() {
  return { kind: 'refused', sentence: 'L’atelier ne répond plus. Est-il encore lancé\u202f?' };
}
