/**
 * Why other devices cannot open a link; `undefined` where they can. Only this computer opens a file of its own and an
 * address of the loopback (RFC 1122, 3.2.1.3; RFC 6761, 6.3).
 */
export function whyUnreachable({ protocol, hostname }: Pick<URL, 'protocol' | 'hostname'>) {
  if (protocol === 'file:') return 'file';
  return /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname) ? 'local' : undefined;
}
