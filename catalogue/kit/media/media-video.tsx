import { type ReactNode, useEffect, useRef, useState } from 'react'
import { wantsLessMotion } from '../change/motion.ts'
import { sayText, spokenLanguage } from '../words/say.ts'
import type { MediaSize } from './load-media.ts'
import { MediaLink, type MediaLinkProps } from './media-link.tsx'

type VideoProps = {
  src: string
  name: string
  link: MediaLinkProps
  size?: MediaSize
  onError: () => void
  children?: ReactNode
}

/**
 * A muted video that plays automatically, except with reduced motion, and a button to pause it (SHR-13.2, SHR-13.3). The
 * button is outside of the link because a link must not contain another control.
 */
export function MediaVideo({ src, name, link, size, onError, children }: VideoProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [isPlaying, setPlaying] = useState(false)

  useEffect(() => {
    // React sets `muted` only as a property; without the attribute browsers do not play the video automatically.
    if (video.current) video.current.muted = true
    if (!wantsLessMotion()) playVideo(video.current)
  }, [])

  return (
    <span className="instep-media">
      <MediaLink {...link}>
        {/* The link has its own name: otherwise the fallback text of the video would name it. */}
        {link.href && <span className="instep-media-name">{name}</span>}
        <video
          ref={video}
          className="instep-media-shown"
          src={src}
          {...size}
          aria-label={link.href ? undefined : name || undefined}
          aria-hidden={link.href !== ''}
          playsInline
          muted
          loop
          autoPlay={!wantsLessMotion()}
          onPlay={() => setPlaying(true)}
          onPause={() => setPlaying(false)}
          onError={onError}
        >
          {sayText('Your browser does not support the video tag.')}
        </video>
        {children}
      </MediaLink>
      <button
        type="button"
        className="instep-media-button"
        aria-label={sayText(isPlaying ? 'Pause video' : 'Play video')}
        lang={spokenLanguage()}
        onClick={() => (video.current?.paused ? playVideo(video.current) : video.current?.pause())}
      >
        <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden="true">
          <path d={isPlaying ? 'M6 5h4v14H6zm8 0h4v14h-4z' : 'M7 4.5v15l12-7.5z'} />
        </svg>
      </button>
    </span>
  )
}

/** Browsers may refuse to play, e.g. to save power. The button then still says "Play video". */
function playVideo(video: HTMLVideoElement | null): void {
  video?.play().catch(() => {})
}
