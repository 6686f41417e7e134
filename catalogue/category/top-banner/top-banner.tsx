import type { Content } from './template.ts'

type TopBannerProps = Content & { onFollow: () => void }

export function TopBanner({ bannerLink, bannerMessage, backgroundColour, textColour, onFollow }: TopBannerProps) {
  const look = {
    className: 'category-top-banner-words',
    style: { backgroundColor: backgroundColour, color: textColour },
  }
  if (bannerLink === '') return <p {...look}>{bannerMessage}</p>
  return (
    <a {...look} href={bannerLink} onClick={onFollow}>
      {bannerMessage}
    </a>
  )
}
