import type { ExperienceSettings } from '../../contract/steer/site-changes.ts'
import { longName, markup } from './hostile-texts.ts'

/** What is published of the experiences of the test data that a draft or a version is about. */
export const publishedSettings: Record<string, ExperienceSettings> = {
  'low-stock': {
    template: 'product/low-stock',
    name: 'Only a few left',
    iteration: 2,
    share: 0.5,
    content: { threshold: 6, text: 'Hurry, only {count} left', textColor: '#b3261e' },
    goals: [{ key: 'transaction', primary: true }],
    exclusion: { group: 'product page', share: 0.8 },
  },
  badges: {
    template: 'category/badges',
    name: 'Bestseller badges',
    rules: { segments: [{ segment_id: 'returning' }] },
    content: { badges: [{ text: 'Bestseller', category: 'Boots' }, { text: 'New' }] },
    variations: [
      { id: 'a', name: 'Badge on the picture', share: 0.33 },
      { id: 'b', name: 'Badge below the price', share: 0.33, content: { place: 'below' } },
    ],
  },
  'exit-offer': { name: 'Offer on leaving', share: 0.5, data: { code: 'STAY10' } },
  'free-delivery': {
    template: 'basket/progress',
    name: 'Progress to free delivery',
    share: 0.5,
    content: { goal: 50 },
  },
  'size-guide': { template: 'product/size-guide', name: 'Size guide beside the sizes', share: 0.5, content: {} },
  'sticky-bag': {
    template: 'product/sticky-bag',
    name: 'Bag button that stays',
    share: 0.5,
    pausedAt: Date.UTC(2026, 9, 26),
    content: {},
  },
  [markup]: { name: markup, template: markup, share: 0.5, content: { [markup]: markup } },
}

/** Drafts of four experiences, of which one is new and has mistakes. */
export const draftedSettings: Record<string, ExperienceSettings> = {
  'low-stock': {
    ...publishedSettings['low-stock'],
    name: 'Nearly gone',
    content: { threshold: 4, text: 'Nearly gone: {count} left', textColor: '#b3261e' },
    schedule: { scheduled_end: '2026-12-24T18:00' },
    share: 0.3,
  },
  badges: {
    ...publishedSettings.badges,
    goals: [{ key: 'custom', value: 'add-to-bag', primary: true }, { key: 'transaction' }],
    schedule: { scheduled_end: Date.UTC(2026, 11, 31, 23) },
  },
  'winter-hero': {
    template: 'home/hero-header',
    name: longName,
    share: 0.5,
    content: { headline: '', slides: [{ title: 'Winter', image: 'winter.jpg' }, { title: '' }] },
  },
  [markup]: { ...publishedSettings[markup], content: { [markup]: `${markup}${markup}` } },
}

/** Whose they are. */
export const draftAuthors: Record<string, string> = {
  'low-stock': 'Ada',
  badges: 'Grace',
  'winter-hero': 'Ada',
  [markup]: markup,
}

/** The mistakes of the new one. */
export const draftMistakes = [
  { experienceId: 'winter-hero', path: 'content/headline', problem: 'is empty', remedy: 'give a text' },
  { experienceId: 'winter-hero', path: 'content/slides/1/title', problem: 'is empty', remedy: 'give a text' },
]
