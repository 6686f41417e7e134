/** The widths of the shop's window in CSS px, by the device as which the form shows it. */
export const frameWidths = { computer: 1280, phone: 390 }

export type FrameDevice = keyof typeof frameWidths
