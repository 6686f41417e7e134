import type { ReactNode } from 'react'
import { PopupPicture } from '../../kit/dialog/popup-picture.tsx'
import { RichText } from '../../kit/draw/rich-text.tsx'
import type { PopupForm } from './popup-form.ts'
import type { Content } from './template.ts'

type PopupProps = {
  content: Content
  link: Extract<PopupForm, { link?: unknown }>['link']
  /** Whether the picture has been loaded. */
  hasPicture: boolean
  /** The name of the picture when it is a link. */
  label: string
  onFollow: () => void
}

/** Draws the content of the popup: a picture, or a text over a picture or on white. */
export function PopupContent({ content, link, hasPicture, label, onFollow }: PopupProps) {
  const { imgUrl, url, contentText } = content
  return (
    <div className="product-popup-inside">
      {hasPicture && (
        <PopupPicture src={imgUrl} href={link === 'picture' ? url : ''} label={label} onFollow={onFollow} />
      )}
      {contentText && (
        <TextBlock {...content}>
          {link === 'words' && (
            <a
              className="product-popup-link instep-button"
              href={url}
              style={{ color: content.ctaTextColor, fontSize: content.ctaFontSize }}
              onClick={onFollow}
            >
              {content.ctaLabel}
            </a>
          )}
        </TextBlock>
      )}
    </div>
  )
}

function TextBlock({
  title,
  contentText,
  position,
  textFontSize,
  contentTextColor,
  children,
}: Content & { children: ReactNode }) {
  return (
    <div className={`product-popup-text product-popup-${position}`}>
      {title && (
        <h2 className="product-popup-words instep-heading" style={{ color: contentTextColor }}>
          {title}
        </h2>
      )}
      <p className="product-popup-words" style={{ color: contentTextColor, fontSize: textFontSize }}>
        <RichText text={contentText} />
      </p>
      {children}
    </div>
  )
}
