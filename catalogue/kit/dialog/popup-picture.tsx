type PopupPictureProps = {
  src: string
  /** The address of the link; '' for none. */
  href: string
  /** The name of the link. */
  label: string
  onFollow: () => void
}

/** Draws the picture that fills a popup, as a link if it has an address. Its styles are in `popup-picture.css`. */
export function PopupPicture({ src, href, label, onFollow }: PopupPictureProps) {
  const picture = <img className="instep-popup-picture" src={src} alt="" />
  if (href === '') return picture
  return (
    <a className="instep-popup-whole" href={href} aria-label={label} onClick={onFollow}>
      {picture}
    </a>
  )
}
