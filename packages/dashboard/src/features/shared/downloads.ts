/**
 * Whether the browser lets this page save files. A frame with a `sandbox` that lacks `allow-downloads` does not, and
 * the script gets no error. The attribute can be read only by a page of the same origin as the one around it.
 */
export function downloadsAllowed(): 'yes' | 'no' | 'unknown' {
  const isSandboxed = window.origin === 'null'; // which permissions it has is not told
  const isFile = window.location.protocol === 'file:'; // its origin is written "null" too
  if (window.parent === window) return isSandboxed && !isFile ? 'unknown' : 'yes';
  const frame = isSandboxed ? null : window.frameElement; // null in a frame of another origin
  const sandbox = frame?.getAttribute('sandbox');
  if (sandbox === undefined) return 'unknown';
  return sandbox === null || sandbox.toLowerCase().split(/\s+/).includes('allow-downloads') ? 'yes' : 'no';
}
