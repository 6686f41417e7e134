/**
 * @typedef {{name?: string, version?: string, integrity?: string, resolved?: string, optional?: boolean, os?: string[], [field: string]: unknown}} LockedPackage
 * @typedef {{packages: Record<string, LockedPackage>, [field: string]: unknown}} Lock
 * @typedef {Record<string, unknown>} Manifest
 */

/**
 * Compares the installed packages with the required ones. npm keeps its own record of the installed packages and
 * writes it last. An interrupted installation therefore has no record, and an installation made by hand counts as
 * well.
 * @param {object} files
 * @param {Manifest} files.manifest package.json
 * @param {Lock} files.lock package-lock.json
 * @param {Lock | undefined} files.installed node_modules/.package-lock.json
 * @param {string} [platform]
 * @returns {{fits: true} | {fits: false, because: string, unlocked?: boolean}} unlocked: no installation can fix it
 */
export function packagesFit({ manifest, lock, installed }, platform = process.platform) {
  for (const kind of ['dependencies', 'devDependencies']) {
    if (asText(manifest[kind]) !== asText(lock.packages['']?.[kind])) {
      return { fits: false, because: `package.json and package-lock.json differ in ${kind}`, unlocked: true }
    }
  }
  if (!installed) return { fits: false, because: 'nothing is installed, or an installation was cut short' }
  const differing = Object.entries(lock.packages).find(([path, wanted]) => {
    const found = installed.packages[path]
    if (path === '' || (wanted.optional && !found)) return false // an optional package for another system
    return found?.version !== wanted.version || found?.integrity !== wanted.integrity
  })
  if (differing) return { fits: false, because: `${differing[0]} is not as locked` }
  const foreign = Object.entries(installed.packages).find(([, { os }]) => os && !os.includes(platform))
  if (foreign) return { fits: false, because: `${foreign[0]} was installed for another system` }
  return { fits: true }
}

/** @param {unknown} dependencies */
function asText(dependencies) {
  return JSON.stringify(Object.entries(dependencies ?? {}).sort(([a], [b]) => (a < b ? -1 : 1)))
}
