import { domainToASCII } from 'node:url'

/** Returns why a text is not an id of a shop; undefined when it is one. */
export function refuseProperty(text: string): string | undefined {
  return /^[\w.-]{1,128}$/.test(text) ? undefined : 'Give 1 to 128 letters, digits, _, . or -'
}

/** Returns why a text is not a domain of a shop; undefined when it is one. */
export function refuseDomain(text: string): string | undefined {
  if (/^[a-z0-9-]+(\.[a-z0-9-]+)*$/i.test(text)) return undefined
  const named = /^[^\s:/]+$/.test(text) ? domainToASCII(text) : ''
  return named
    ? `Give it as browsers name it: ${named}`
    : 'Give a domain without https:// and path, such as shop.example'
}

/** Returns why a text is not the address of a service; undefined when it is one. */
export function refuseService(text: string): string | undefined {
  const isOrigin = URL.canParse(text) && /^https?:/.test(text) && new URL(text).origin === text.replace(/\/$/, '')
  return isOrigin ? undefined : 'Give an address without a path, such as https://collect.shop.example'
}

/** Makes an option of the command line throw what a question would answer. */
export function checkedBy(refuse: (text: string) => string | undefined) {
  return (text: string): string => {
    const refusal = refuse(text)
    if (refusal) throw new Error(`'${text}' does not fit. ${refusal}`)
    return text
  }
}

/** Returns the id that a shop's package name suggests: `my-shop` for `@company/my-shop`. */
export function suggestProperty(name = ''): string {
  return (name.split('/').at(-1) ?? '').replaceAll(/[^\w.-]+/g, '-').replaceAll(/^-+|-+$/g, '') || 'my-shop'
}
