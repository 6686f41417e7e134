/** A template to be begun: the page it belongs to, and its name in small letters with hyphens. */
export type NewTemplate = { page: string; name: string }
