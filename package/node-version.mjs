/** The versions of Node that Instep runs on (decision 35), in the form of `engines`. */
export const supportedNode = '^22.18.0 || ^24.0.0 || >=26.0.0'

/**
 * Returns why Instep cannot run on a version of Node, with the remedy; undefined when it can.
 * @param {string} version such as `v20.20.2`
 * @param {Record<string, string | undefined>} parts of the program, by which others than Node are known
 * @returns {string | undefined}
 */
export function refuseNode(version, parts = {}) {
  const other = parts.bun ? 'Bun' : parts.deno ? 'Deno' : undefined
  if (other)
    return (
      `This is ${other}, and Instep needs Node 22 (22.18 or later), 24, or 26 and newer, beside it.\n` +
      'Install one of these from https://nodejs.org; with Bun, leave out --bun'
    )
  const [major = 0, minor = 0] = version.slice(1).split('.').map(Number)
  if ((major === 22 && minor >= 18) || major === 24 || major >= 26) return undefined
  return (
    `This is Node ${version.slice(1)}, and Instep needs Node 22 (22.18 or later), 24, or 26 and newer.\n` +
    'Install one of these from https://nodejs.org or with your version manager, for example: nvm install 24'
  )
}
