import type { Transform } from 'node:stream'
import { RewritingStream } from 'parse5-html-rewriting-stream'

type Insertion = {
  /** HTML that comes first in the `<head>`. */
  tag: string
  /** The shop's own origin. Links and forms to it stay on the proxy. */
  shop: string
}

/** Start tags that may come before the content of a head. */
const beforeHead = ['html', 'head']

/**
 * Creates a stream of an HTML page with a tag at the start of its head, without policies in `<meta>`, and with links
 * to the shop's own origin made relative. Everything else passes as it is. The stream works on text in which each
 * character stands for a byte, so that any encoding stays intact.
 */
export function insertTag({ tag, shop }: Insertion): Transform {
  const page = new RewritingStream()
  const { host } = new URL(shop)
  const bytesOfTag = Buffer.from(tag).toString('latin1')
  let isInserted = false
  page.on('startTag', (start, raw) => {
    if (isPolicy(start)) return
    const isBefore = beforeHead.includes(start.tagName)
    if (!isInserted && !isBefore) page.emitRaw(bytesOfTag)
    page.emitRaw(makeRelative(start, raw, host))
    if (!isInserted && start.tagName === 'head') page.emitRaw(bytesOfTag)
    isInserted ||= start.tagName !== 'html'
  })
  return page
}

type Tag = { tagName: string; attrs: { name: string; value: string }[] }

function isPolicy({ tagName, attrs }: Tag): boolean {
  const name = attrs.find((each) => each.name === 'http-equiv')?.value
  return tagName === 'meta' && /^content-security-policy/i.test(name ?? '')
}

/** The attributes by which a shopper leaves the page. */
const addresses: Record<string, string> = { a: 'href', form: 'action' }

/**
 * Returns a tag whose address in the shop, by http or https, is a path. It is changed as text: written anew, its
 * character references would become characters that are not single bytes.
 */
function makeRelative({ tagName, attrs }: Tag, raw: string, host: string): string {
  const name = addresses[tagName]
  if (!name || !attrs.some((each) => each.name === name)) return raw
  const attribute = new RegExp(`(\\s${name}\\s*=\\s*["']?)((?:https?:)?//[^/?#"'\\s>]*)/?`, 'i')
  return raw.replace(attribute, (whole, before: string, origin: string) =>
    origin.toLowerCase().endsWith(`//${host}`) ? `${before}/` : whole,
  )
}
