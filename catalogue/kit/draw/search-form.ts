import { type EncodeText, type SearchAddress, searchBy } from './search-address.ts'

const shopFields = 'form[role="search"] input[name]:not([type="hidden"]), form input[type="search"][name]'

/** Returns what makes addresses of search results as the page's own search form does; undefined without such a form. */
export function formSearch(encode: EncodeText = encodeURIComponent): SearchAddress | undefined {
  return formAddress('', encode) === undefined ? undefined : searchBy((text) => formAddress(text, encode))
}

/** Returns why a template with a search field cannot run; undefined when the page has a search form. */
export function lacksSearch(): string | undefined {
  return formSearch()
    ? undefined
    : "addresses.search is missing, and the page has no search form: set it in the site configuration, e.g. '/search?q={text}'"
}

/** Returns the address to which the page's own search form leads. */
function formAddress(text: string, encode: EncodeText): string | undefined {
  // The kit's own field has no name.
  const input = [...document.querySelectorAll<HTMLInputElement>(shopFields)].find(({ form }) => form?.method === 'get')
  const { form } = input ?? {}
  if (!input || !form) return undefined
  const hidden = [...form.querySelectorAll<HTMLInputElement>('input[type="hidden"][name]')]
  const rest = hidden.map(({ name, value }) => `&${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
  // As browsers do, in place of the query that the address of the form has.
  const [path] = (form.getAttribute('action') || location.pathname).split(/[?#]/)
  return `${path}?${encodeURIComponent(input.name)}=${encode(text)}${rest.join('')}`
}
