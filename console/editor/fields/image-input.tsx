import { useState } from 'react'
import { useWords } from '../../settings/language.tsx'
import { useEditor } from '../use-editor.ts'
import type { InputFacts } from './field-frame.tsx'

type Props = { input: InputFacts; label: string; value: string; placeholder?: string; onChange(value: string): void }

/** The address of a picture, with the picture itself. */
export function ImageInput({ input, label, value, placeholder, onChange }: Props) {
  const address = useShopAddress(value)
  return (
    <span className="image-input">
      {address !== undefined && <Thumbnail key={address} address={address} label={label} />}
      <input
        {...input}
        type="text"
        inputMode="url"
        spellCheck={false}
        autoComplete="off"
        placeholder={placeholder}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </span>
  )
}

function Thumbnail({ address, label }: { address: string; label: string }) {
  const { t } = useWords()
  const [isBroken, setBroken] = useState(false)
  const { pictureOf, noPicture } = t.editor.fields
  if (isBroken) return <span className="no-picture" role="img" aria-label={noPicture} title={noPicture} />
  return <img src={address} alt={pictureOf(label)} loading="lazy" onError={() => setBroken(true)} />
}

/** Returns the full address of something of the shop; undefined for what cannot be one. */
function useShopAddress(value: string): string | undefined {
  const { site } = useEditor()
  if (value.trim() === '') return undefined
  const page = site.pages[0]?.address ?? `https://${site.domains[0]?.replace(/^\./, '') ?? 'localhost'}/`
  try {
    const address = new URL(value.trim(), page)
    return /^https?:$/.test(address.protocol) ? address.href : undefined
  } catch {
    return undefined
  }
}
