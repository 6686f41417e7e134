import { useWords } from '../settings/language.tsx'

type Props = { accepted: number; duplicates: number; refused: number }

/** What a replay has come to, in words. What did not happen is left out, except that nothing was accepted. */
export function ReplaySums({ accepted, duplicates, refused }: Props) {
  const { t, formats } = useWords()
  const parts = [
    ...(accepted > 0 || duplicates + refused === 0 ? [t.events.accepted(formats.formatNumber(accepted))] : []),
    ...(duplicates > 0 ? [t.events.duplicates(formats.formatNumber(duplicates))] : []),
    ...(refused > 0 ? [t.events.stillRefused(formats.formatNumber(refused))] : []),
  ]
  return <b>{parts.join(' · ')}</b>
}
