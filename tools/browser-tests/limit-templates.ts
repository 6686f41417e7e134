/** How the projects of browser tests share the templates among them. */
export type TemplateShares = {
  /** The templates to which suites over the whole catalogue are limited; undefined when they run for all. */
  chosen?: string[]
  /** Those of them that draw something. */
  drawing: string[]
  /** In how many browsers the templates are shared. */
  shares: number
  /** The share of a renderer that is tried with a third of the templates, each with another third; of chosen ones with all. */
  takeThird(at: number): { at: number; of: number } | undefined
}

const mostShares = 3

/**
 * Shares the templates, or some of them alone.
 * @param variable `INSTEP_TEMPLATES`: ids with a comma between them
 * @param allDrawing the templates of the catalogue that draw something
 */
export function limitTemplates(variable: string | undefined, allDrawing: readonly string[]): TemplateShares {
  const chosen = variable ? variable.split(',') : undefined
  return {
    chosen,
    drawing: allDrawing.filter((id) => chosen?.includes(id) ?? true),
    shares: Math.min(mostShares, chosen?.length ?? mostShares),
    takeThird: (at) => (chosen ? undefined : { at, of: 3 }),
  }
}
