import { type ColourFamily, colourFamilies } from './colour-families.ts'

const hexes: Record<ColourFamily, string> = {
  black: '#2B2B2E',
  grey: '#83919A',
  white: '#FFFFFF',
  beige: '#D8C7A8',
  brown: '#8A5435',
  red: '#B5402F',
  yellow: '#EEC35A',
  green: '#75804F',
  blue: '#3C5A8C',
  purple: '#9A87B3',
  pink: '#DCABA4',
}

/** A dot in a family's colour, beside its name. */
export function FamilyDot({ family }: { family: string }) {
  const known = colourFamilies.find((one) => one === family)
  if (!known) return null
  return (
    <svg className="family-dot" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
      <circle cx="8" cy="8" r="7.5" fill={hexes[known]} />
    </svg>
  )
}
