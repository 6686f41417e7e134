import { createHash } from 'node:crypto'

const hashed = /^(.+-)[\w-]{8}\.js$/

type Minify = (code: string) => Promise<string>

/**
 * Gives each file of a bundle a second name of the same length, which does not depend on what is in the file. The hash in a file's name is in
 * the code of all files that load it, so that nothing which was minified for one site could be used for another.
 */
export function steadyNamesOf(bundle: Readonly<Record<string, { fileName: string }>>): {
  /**
   * Has code minified that names files by their second names, and returns what was made with the true ones.
   * @param added text that comes to the code while it is minified
   */
  hideWhile(code: string, minify: Minify, added?: string): Promise<string>
} {
  const given = new Map<string, string>()
  const taken = new Set<string>()
  for (const { fileName } of Object.values(bundle)) {
    const [, stem] = hashed.exec(fileName) ?? []
    if (!stem) continue
    let name = ''
    // Files of one name are numbered.
    for (let number = 0; name === '' || taken.has(name); number++) name = `${stem}${hashOf(`${stem}${number}`)}.js`
    taken.add(name)
    given.set(fileName, name)
  }
  return {
    async hideWhile(code, minify, added = '') {
      // Nothing but what was hidden may have these names, or other text would be changed.
      if ([...taken].some((name) => code.includes(name) || added.includes(name))) return minify(code)
      const own = [...given].filter(([fileName]) => code.includes(fileName))
      const hidden = own.reduce((text, [fileName, name]) => text.replaceAll(`./${fileName}`, `./${name}`), code)
      const made = await minify(hidden)
      return own.reduce((text, [fileName, name]) => text.replaceAll(`./${name}`, `./${fileName}`), made)
    },
  }
}

/** Looks like the hash of a file, so that it compresses like one. */
function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 8)
}
