import type { ReactNode } from 'react'
import type { Country } from '../../kit/shop/page-locale.ts'

const [red, blue, white] = ['#c8102e', '#012169', '#fff']

/**
 * The shapes of each shop's flag on a field of 60 by 40 (PO-13). They are drawn because not every system has flag
 * characters.
 */
const flags: Record<Country, ReactNode> = {
  uk: (
    <>
      <path fill={blue} d="M0 0h60v40H0z" />
      <path stroke={white} strokeWidth="8" d="M0 0l60 40M60 0L0 40" />
      <path stroke={red} strokeWidth="3" d="M0 0l60 40M60 0L0 40" />
      <path stroke={white} strokeWidth="14" d="M30 0v40M0 20h60" />
      <path stroke={red} strokeWidth="8" d="M30 0v40M0 20h60" />
    </>
  ),
  us: (
    <>
      <path fill={white} d="M0 0h60v40H0z" />
      <path stroke="#b31942" strokeWidth="3.08" d="M0 1.5h60m0 6.2H0m0 6.1h60m0 6.2H0m0 6.2h60m0 6.1H0m0 6.2h60" />
      <path fill="#0a3161" d="M0 0h26v21.5H0z" />
      <path stroke={white} strokeWidth="2" strokeLinecap="round" strokeDasharray="0 4.4" d={starRows([3, 8, 13, 18])} />
    </>
  ),
  ca: (
    <>
      <path fill={white} d="M0 0h60v40H0z" />
      <path fill="#d80621" d="M0 0h15v40H0zm45 0h15v40H45z" />
      <path
        fill="#d80621"
        d="M30 7l-2.6 4.8-3.3-1.6 1.3 7-3.2-3.5-.8 1.9-3.8-.8 1.2 3.9-1.5.8 6.4 5.2-.8 2.4 6.4-.9V33h1.4v-6.8l6.4.9-.8-2.4 6.4-5.2-1.5-.8 1.2-3.9-3.8.8-.8-1.9-3.2 3.5 1.3-7-3.3 1.6z"
      />
    </>
  ),
  eu: (
    <>
      <path fill="#039" d="M0 0h60v40H0z" />
      {[...Array(12)]
        .map((_, at) => `rotate(${at * 30} 30 20) rotate(${at * -30} 30 7)`)
        .map((turn) => (
          <path key={turn} transform={turn} fill="#fc0" d="M30 4.4l1.5 4.7-4-2.9h5l-4 2.9z" />
        ))}
    </>
  ),
}

/** Returns the path of the stars of a flag, row by row. */
function starRows(heights: number[]): string {
  return heights.map((y, at) => `M${at % 2 ? 5 : 3} ${y}h21`).join('')
}

/** Draws the flag of a shop. It is hidden from screen readers because the text beside it says the same. */
export function CountryFlag({ country }: { country: Country }) {
  return (
    <svg
      className="global-locale-redirect-flag"
      data-country={country}
      viewBox="0 0 60 40"
      fill="none"
      aria-hidden="true"
    >
      {flags[country]}
    </svg>
  )
}
