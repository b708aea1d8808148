/** The parts of the host's page, each with an address of its own: `#/host/tables`. */
export const SECTIONS = ['load', 'tables', 'people', 'reports', 'offer', 'log'] as const;
export type Section = (typeof SECTIONS)[number];
