import type { Rolldown } from 'vite'

type Bundle = Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>

/** The bundler's runtime chunk: one function of 150 bytes. */
const runtimeName = 'rolldown-runtime'

/**
 * Copies the bundler's runtime function into the files that use it. As a separate file it would be discovered only
 * when one of these has arrived: an additional request, and on a phone a round trip, for 150 bytes.
 */
export function inlineRuntime(bundle: Bundle): void {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const runtime = chunks.find(({ name }) => name === runtimeName)
  // Packages in CommonJS form, such as React, need more of the runtime; in this case it stays a separate file.
  if (!runtime || runtime.exports.length > 1) return
  for (const chunk of chunks) {
    if (!chunk.imports.includes(runtime.fileName)) continue
    chunk.code = withRuntime(chunk.code, { runtime: runtime.code, fileName: runtime.fileName })
    chunk.imports = chunk.imports.filter((path) => path !== runtime.fileName)
  }
  delete bundle[runtime.fileName]
}

/** The code that labels the created object `Module` when it is printed, which never happens. */
const label = /\w+\|\|\w+\(\w+,Symbol\.toStringTag,\{value:[`"']Module[`"']\}\),/

/**
 * Returns a chunk's code with the runtime in place of its import. @throws when the runtime does not have the expected
 * form
 */
export function withRuntime(code: string, { runtime, fileName }: { runtime: string; fileName: string }): string {
  const [, body, inner, exported = inner] = /^(.*)export\s*\{\s*(\w+)(?:\s+as\s+(\w+))?\s*\};?\s*$/s.exec(runtime) ?? []
  const path = `["'\`]\\./${fileName.replaceAll('.', '\\.')}["'\`];?`
  const form = new RegExp(`import\\s*(?:\\{\\s*(\\w+)(?:\\s+as\\s+(\\w+))?\\s*\\}\\s*from\\s*)?${path}`)
  const [whole, imported, local = imported] = form.exec(code) ?? []
  const isKnown = body !== undefined && whole !== undefined && (imported === undefined || imported === exported)
  if (!isKnown)
    throw new Error(`The bundler's runtime has another form than this build knows: ${whole ?? code.slice(0, 200)}`)
  return code.replace(whole, () =>
    imported ? `var ${local}=(()=>{${body.replace(label, '')}return ${inner}})();` : '',
  )
}
