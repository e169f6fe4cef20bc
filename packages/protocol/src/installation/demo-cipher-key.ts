/** Key of the demo company, which is public; a real backend's key comes from the runtime configuration. */
export const demoCipherKey = 'portal-demo-key!'

/** FNV-1a, of 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0
  return hash
}

const demoKeyHash = 0x514c9202

/** Whether this is the demo's key, by its hash: browser code must not contain the key. */
export const isDemoCipherKey = (key: string): boolean => hashOf(key) === demoKeyHash
