/** The games in which every feature exists, so that no test of a feature runs empty. */
export const OUR_GAMES = ['jericho', 'punto', 'campos', 'schicht'];
