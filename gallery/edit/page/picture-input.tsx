import { useState } from 'react'
import type { TextControl } from './text-control.ts'

/** The address of a picture, with the picture itself. */
export function PictureInput({ input, label, value, placeholder, onChange }: TextControl & { label: string }) {
  const address = value.trim() || placeholder
  return (
    <span className="edit-picture">
      {address !== '' && <Thumbnail key={address} address={address} label={label} />}
      <input
        {...input}
        type="text"
        inputMode="url"
        list="shop-pictures"
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
  const [isBroken, setBroken] = useState(false)
  if (isBroken)
    return (
      <span
        className="edit-no-picture"
        role="img"
        aria-label={`No picture for ${label}`}
        title="No picture to show here"
      >
        ?
      </span>
    )
  return <img src={address} alt={label} onError={() => setBroken(true)} />
}
