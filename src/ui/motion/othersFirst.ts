/** Goes on when everything else that waits has had its turn. Not a timeout: those are held back in a hidden page. */
export function othersFirst(goOn: () => void): void {
  const { port1, port2 } = new MessageChannel();
  const next = () => {
    port1.close();
    goOn();
  };
  port1.addEventListener('message', next, { once: true });
  port1.start();
  port2.postMessage(null);
}
