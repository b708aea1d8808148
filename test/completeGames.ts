/** The games that have everything a game can have: no test of it may find nothing to do. */
export const OUR_GAMES = ['jericho', 'punto', 'campos', 'schicht'];
