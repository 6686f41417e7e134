export type ShapePaint = Pick<CSSStyleDeclaration, 'fill' | 'fillOpacity'>

/**
 * The fill of the full stars among the shapes of a rating (PDP-28.1): the only one there is, since an empty star is an
 * outline. Undefined when nothing is filled, or when empty stars are filled as well: which are the full ones nobody
 * can tell, and a rating that looks better than it is would be a lie.
 */
export function fullFill(shapes: readonly ShapePaint[]): string | undefined {
  const fills = new Set(shapes.filter(isFilled).map(({ fill }) => fill))
  return fills.size === 1 ? fills.values().next().value : undefined
}

/** Of a fill as the browser computes it. A gradient is none: it may be what keeps a star's part. */
function isFilled({ fill, fillOpacity }: ShapePaint): boolean {
  return !/^none$|^url\(|^rgba\(.*, 0\)$|\/ 0\)$/.test(fill) && Number(fillOpacity) !== 0
}
