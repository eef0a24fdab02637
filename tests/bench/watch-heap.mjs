/**
 * Measures a Worker's heap after garbage collection every half second until its input ends; then prints the maximum in
 * bytes. Called with the port of its inspector, by a Node that has WebSocket.
 */
const [port] = process.argv.slice(2);
const targets = await (await fetch(`http://127.0.0.1:${port}/json`)).json();
const { webSocketDebuggerUrl } = targets.find(({ id }) => id.endsWith('delvewright'));
const socket = new WebSocket(webSocketDebuggerUrl);
const waiting = new Map();
socket.onmessage = ({ data }) => {
  const { id, result } = JSON.parse(data);
  waiting.get(id)?.(result);
  waiting.delete(id);
};
await new Promise((open, refuse) => {
  socket.onopen = open;
  socket.onerror = () => refuse(new Error('The inspector of the Worker does not answer.'));
});

let asked = 0;
function ask(method) {
  asked += 1;
  const id = asked;
  socket.send(JSON.stringify({ id, method }));
  return new Promise((answer) => {
    waiting.set(id, answer);
  });
}

let most = 0;
let looks = 0;
let watching = true;
process.stdin.on('end', () => {
  watching = false;
});
process.stdin.resume();
while (watching) {
  await ask('HeapProfiler.collectGarbage');
  const { usedSize } = await ask('Runtime.getHeapUsage');
  most = Math.max(most, usedSize);
  looks += 1;
  await new Promise((done) => setTimeout(done, 500));
}
process.stdout.write(JSON.stringify({ most, looks }), () => process.exit(0));
