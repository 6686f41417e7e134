/** The parts after `qb_` in the names of cookies that the script itself writes (CK-02) or reads. */
const taken = [
  ...['permanent', 'session', 'generic', 'activations', 'sync_status', 'locale_session', 'preview', 'written'],
  ...['test', 'dnt', 'dnt_ext'],
]

/**
 * Returns the name for the counts of a popup, with letters, digits, hyphens and underscores only (SHR-11.2). Undefined when
 * its cookie would be one of the script, or the close count of another popup (SHR-11.5).
 */
export function popupName(xpName: string): string | undefined {
  const name = xpName.replace(/[^\w-]/g, '_')
  const isTaken = name === '' || taken.includes(name) || /^bounce_|_closed$/.test(name)
  return isTaken ? undefined : name
}
