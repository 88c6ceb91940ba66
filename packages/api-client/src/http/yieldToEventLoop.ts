/**
 * Lets the page draw and answer first. A message comes back at once; a timer would wait, longer still in a hidden tab,
 * and never-ending microtasks would let nobody in.
 */
export function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
}
