import type { AnchorOnPage, AnchorVerdict, PageFindings } from './check-page.ts'

const titles: readonly [AnchorVerdict, string][] = [
  ['found', 'Found'],
  ['doubtful', 'Doubtful: the selector matches several elements where one is meant'],
  ['missing', 'Missing'],
]

/** Writes what was found on a page for people. */
export function pageText(address: string, { type, isTypeGuessed, isDrawnLater, anchors }: PageFindings): string {
  const kind =
    type === undefined
      ? 'a page of unknown type (say it with --type)'
      : `a ${type} page${isTypeGuessed ? ', by what is on it' : ''}`
  const parts = titles.flatMap(([verdict, title]) => {
    const rows = anchors.filter((each) => each.verdict === verdict)
    return rows.length > 0 ? [`\n${title}`, ...rows.map(rowOf)] : []
  })
  const elsewhere = anchors.filter((each) => each.verdict === 'elsewhere').length
  return [
    `${address}: ${kind}`,
    ...(isDrawnLater
      ? [
          '\nThis page is drawn by JavaScript, so that its HTML tells little. Open it with ?qb_explorer and look at the tab Anchors.',
        ]
      : []),
    ...parts,
    ...(elsewhere > 0 ? [`\n${elsewhere} anchors belong to other pages.`] : []),
  ].join('\n')
}

function rowOf({ name, selector, count, usedBy }: AnchorOnPage): string {
  const what = selector === undefined ? 'no selector' : `${selector} (${count})`
  const users = usedBy.length > 0 ? `for ${usedBy.join(', ')}` : 'used by no experience'
  return `  ${name.padEnd(18)} ${what.padEnd(36)} ${users}`
}
