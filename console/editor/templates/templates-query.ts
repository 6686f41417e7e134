import { queryOptions } from '@tanstack/react-query'

/** The templates of the catalogue, which only these pages load. They never change while the page is open. */
export const templatesQuery = queryOptions({
  queryKey: ['templates'],
  queryFn: async () => (await import('virtual:console-templates')).templates,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})
