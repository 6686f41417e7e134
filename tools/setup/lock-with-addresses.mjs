/**
 * Returns a lock file in which each package has the address of its archive, where a registry usually has it. Without, npm first asks for
 * the description of each package with all its versions: twice the requests, and 120 MB. The lock file of the project has no addresses,
 * so that everyone installs from a registry of their own.
 * @param {import('./packages-fit.mjs').Lock} lock package-lock.json
 * @param {string} registry the address of the registry
 * @returns {import('./packages-fit.mjs').Lock}
 */
export function lockWithAddresses(lock, registry) {
  const packages = Object.entries(lock.packages).map(([path, locked]) => {
    const name = locked.name ?? path.split('node_modules/').at(-1)
    if (!locked.integrity || !name || locked.resolved) return [path, locked]
    const archive = `${name}/-/${name.split('/').at(-1)}-${locked.version}.tgz`
    return [path, { ...locked, resolved: `${registry.replace(/\/$/, '')}/${archive}` }]
  })
  return { ...lock, packages: Object.fromEntries(packages) }
}
