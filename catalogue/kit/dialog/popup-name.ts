/** What follows `qb_` in the names of the script's own cookies (CK-02), and in those it reads. */
const taken = [
  ...['permanent', 'session', 'generic', 'activations', 'sync_status', 'locale_session', 'preview', 'written'],
  ...['test', 'dnt', 'dnt_ext'],
]

/**
 * The name under which a popup's counts are kept, in letters, digits, hyphens and underscores (SHR-11.2); undefined where
 * its cookie would be one of the script, or another popup's count of closes (SHR-11.5).
 */
export function popupName(xpName: string): string | undefined {
  const name = xpName.replace(/[^\w-]/g, '_')
  const isTaken = name === '' || taken.includes(name) || /^bounce_|_closed$/.test(name)
  return isTaken ? undefined : name
}
