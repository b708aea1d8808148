/** The sections of the admin page. Each has its own address, such as `#/host/tables`. */
export const SECTIONS = ['load', 'tables', 'people', 'reports', 'offer', 'log'] as const;
export type Section = (typeof SECTIONS)[number];
