type PopupPictureProps = {
  src: string
  /** Where it leads; '' for nowhere. */
  href: string
  /** Names it where it is a link. */
  label: string
  onFollow: () => void
}

/** The picture that fills a popup, as a link where it leads somewhere. Its look is `popup-picture.css`. */
export function PopupPicture({ src, href, label, onFollow }: PopupPictureProps) {
  const picture = <img className="instep-popup-picture" src={src} alt="" />
  if (href === '') return picture
  return (
    <a className="instep-popup-whole" href={href} aria-label={label} onClick={onFollow}>
      {picture}
    </a>
  )
}
