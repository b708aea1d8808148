/*
 * Random Punto matches for two seats, by the same rules and the same algorithm as src/games/punto, to measure against.
 * Reads one order a line ("play FIRST COUNT PART", "copy FIRST COUNT TIMES"), answers one line of JSON, as
 * ../punto.ts does.
 */
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>

/* ---- SHA-256 (FIPS 180-4) of a short text: a seed's key ---- */

static const uint32_t ROUND[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
};

static inline uint32_t right(uint32_t word, int bits) { return (word >> bits) | (word << (32 - bits)); }
static inline uint32_t left_turn(uint32_t word, int bits) { return (word << bits) | (word >> (32 - bits)); }

/* Texts of up to 55 bytes fill one block; a seed has 32. */
static void sha256(const char *text, uint32_t hash[8]) {
    static const uint32_t initial[8] = {
        0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
    };
    uint8_t bytes[64] = {0};
    size_t length = strlen(text);
    memcpy(bytes, text, length);
    bytes[length] = 0x80;
    bytes[62] = (uint8_t)(length * 8 >> 8);
    bytes[63] = (uint8_t)(length * 8);
    uint32_t w[64];
    for (int i = 0; i < 16; i++)
        w[i] = (uint32_t)bytes[4 * i] << 24 | (uint32_t)bytes[4 * i + 1] << 16 | (uint32_t)bytes[4 * i + 2] << 8 |
               bytes[4 * i + 3];
    for (int i = 16; i < 64; i++) {
        uint32_t s0 = right(w[i - 15], 7) ^ right(w[i - 15], 18) ^ (w[i - 15] >> 3);
        uint32_t s1 = right(w[i - 2], 17) ^ right(w[i - 2], 19) ^ (w[i - 2] >> 10);
        w[i] = w[i - 16] + s0 + w[i - 7] + s1;
    }
    uint32_t a = initial[0], b = initial[1], c = initial[2], d = initial[3];
    uint32_t e = initial[4], f = initial[5], g = initial[6], h = initial[7];
    for (int i = 0; i < 64; i++) {
        uint32_t t1 = h + (right(e, 6) ^ right(e, 11) ^ right(e, 25)) + ((e & f) ^ (~e & g)) + ROUND[i] + w[i];
        uint32_t t2 = (right(a, 2) ^ right(a, 13) ^ right(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
        h = g, g = f, f = e, e = d + t1, d = c, c = b, b = a, a = t1 + t2;
    }
    const uint32_t mixed[8] = {a, b, c, d, e, f, g, h};
    for (int i = 0; i < 8; i++) hash[i] = initial[i] + mixed[i];
}

/* ---- ChaCha20 (RFC 8439): the stream that deals ---- */

typedef struct {
    uint32_t key[8];
    uint32_t purpose, counter;
    uint32_t block[16];
    int used;
} Stream;

static Stream stream_of(const uint32_t key[8], uint32_t purpose) {
    Stream stream = {.purpose = purpose, .counter = 0, .used = 16};
    memcpy(stream.key, key, sizeof stream.key);
    return stream;
}

#define QUARTER(a, b, c, d)                                                                                          \
    x[a] += x[b], x[d] = left_turn(x[d] ^ x[a], 16), x[c] += x[d], x[b] = left_turn(x[b] ^ x[c], 12), x[a] += x[b],  \
                  x[d] = left_turn(x[d] ^ x[a], 8), x[c] += x[d], x[b] = left_turn(x[b] ^ x[c], 7)

static void chacha20_block(Stream *stream) {
    const uint32_t *k = stream->key;
    const uint32_t start[16] = {
        0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, k[0], k[1], k[2], k[3],
        k[4], k[5], k[6], k[7], stream->counter++, stream->purpose, 0, 0,
    };
    uint32_t x[16];
    memcpy(x, start, sizeof x);
    for (int i = 0; i < 10; i++) {
        QUARTER(0, 4, 8, 12);
        QUARTER(1, 5, 9, 13);
        QUARTER(2, 6, 10, 14);
        QUARTER(3, 7, 11, 15);
        QUARTER(0, 5, 10, 15);
        QUARTER(1, 6, 11, 12);
        QUARTER(2, 7, 8, 13);
        QUARTER(3, 4, 9, 14);
    }
    for (int i = 0; i < 16; i++) stream->block[i] = x[i] + start[i];
    stream->used = 0;
}

static uint32_t stream_word(Stream *stream) {
    if (stream->used == 16) chacha20_block(stream);
    return stream->block[stream->used++];
}

static uint32_t stream_below(Stream *stream, uint32_t n) {
    for (;;) {
        uint32_t word = stream_word(stream), rest = word % n;
        if (word - rest <= UINT32_MAX - (n - 1)) return rest;
    }
}

/* ---- xoshiro128**: the picks ---- */

typedef struct {
    uint32_t a, b, c, d;
} Rng;

static inline uint32_t rng_below(Rng *rng, uint32_t n) {
    uint32_t b = rng->b;
    uint32_t result = left_turn(b * 5, 7) * 9;
    uint32_t c = rng->c ^ rng->a, d = rng->d ^ b;
    rng->b = b ^ c;
    rng->a ^= d;
    rng->c = c ^ (b << 9);
    rng->d = left_turn(d, 11);
    return (uint32_t)((uint64_t)result * n >> 32);
}

/* ---- the grid and the cards (data.ts) ---- */

enum { SPAN = 6, REACH = SPAN - 1, WIDTH = 2 * REACH + 1, CELLS = WIDTH * WIDTH, CENTRE = REACH * WIDTH + REACH };
enum { SEATS = 2, ROW = 5, FREE = -1, NO_CARD = 0, NOBODY = -1, MOST_ROUNDS = 20, DECK = 36 };

/* P12: the four lines through a cell, as how far a cell's number is from the next one's. */
static const int STEPS[4] = {1, WIDTH, WIDTH + 1, 1 - WIDTH};
static uint8_t NEIGHBOURS[CELLS][8], NEIGHBOUR_COUNT[CELLS];
static int8_t COLUMN[CELLS], ROW_OF[CELLS];

static inline int colour_of(int card) { return card >> 4; }
static inline int points_of(int card) { return card & 15; }
static inline int cell_at(int x, int y) { return (y + REACH) * WIDTH + x + REACH; }
static inline bool in_reach(int x, int y) { return x >= -REACH && x <= REACH && y >= -REACH && y <= REACH; }

static void draw_grid(void) {
    for (int cell = 0; cell < CELLS; cell++) {
        int column = cell % WIDTH - REACH, row = cell / WIDTH - REACH;
        COLUMN[cell] = (int8_t)column;
        ROW_OF[cell] = (int8_t)row;
        for (int y = row - 1; y <= row + 1; y++)
            for (int x = column - 1; x <= column + 1; x++)
                if (in_reach(x, y) && cell_at(x, y) != cell)
                    NEIGHBOURS[cell][NEIGHBOUR_COUNT[cell]++] = (uint8_t)cell_at(x, y);
    }
}

/* ---- the state (state.ts) ---- */

typedef struct {
    int8_t side, seat;
    bool by_row;
    uint8_t card;
} Outcome;

typedef struct {
    int8_t round, start, turn, rounds_to_win;
    int8_t left, right, top, bottom, filled;
    uint8_t up[SEATS], wins[SEATS], deck_sizes[SEATS], decks[SEATS][DECK];
    int8_t cells[CELLS];
    uint8_t laid_count, outcome_count, removed_count;
    uint16_t laid[SEATS * DECK];
    Outcome outcomes[MOST_ROUNDS];
    uint8_t removed[MOST_ROUNDS];
    uint32_t key[8];
} State;

/* ---- rows (rows.ts) ---- */

/* P11 sees to it that a step over the grid's edge never lands on a card. */
static inline int run(const State *state, int cell, int step, int colour) {
    int length = 0;
    for (int at = cell + step; at >= 0 && at < CELLS && colour_of(state->cells[at]) == colour; at += step) length++;
    return length;
}

static bool completes_row(const State *state, int cell) {
    int colour = colour_of(state->cells[cell]);
    for (int line = 0; line < 4; line++) {
        int step = STEPS[line];
        if (1 + run(state, cell, step, colour) + run(state, cell, -step, colour) >= ROW) return true;
    }
    return false;
}

/* P13, P20: the better candidate for leaving the match. */
static inline int higher_card(int best, int card) {
    if (best == NO_CARD || points_of(card) > points_of(best)) return card;
    return points_of(card) == points_of(best) && card < best ? card : best;
}

static int highest_in_completed_rows(const State *state, int cell) {
    int colour = colour_of(state->cells[cell]), best = NO_CARD;
    for (int line = 0; line < 4; line++) {
        int step = STEPS[line];
        int ahead = run(state, cell, step, colour), behind = run(state, cell, -step, colour);
        if (1 + ahead + behind < ROW) continue;
        for (int i = -behind; i <= ahead; i++) best = higher_card(best, state->cells[cell + i * step]);
    }
    return best;
}

/* P17-P20: the side that wins by the count, or nobody, and its highest card. */
static int count_rows(const State *state, int *leaving) {
    int rows[SEATS] = {0}, points[SEATS] = {0}, highest[SEATS] = {NO_CARD, NO_CARD};
    for (int y = state->top; y <= state->bottom; y++)
        for (int cell = cell_at(state->left, y), end = cell_at(state->right, y); cell <= end; cell++) {
            int colour = colour_of(state->cells[cell]);
            if (colour < 1) continue;
            for (int line = 0; line < 4; line++) {
                int step = STEPS[line];
                if (1 + run(state, cell, step, colour) != ROW - 1 || run(state, cell, -step, colour) != 0) continue;
                int side = (colour - 1) >> 1;
                rows[side]++;
                for (int i = 0; i < ROW - 1; i++) {
                    int card = state->cells[cell + i * step];
                    points[side] += points_of(card);
                    highest[side] = higher_card(highest[side], card);
                }
            }
        }
    int lead = rows[0] != rows[1] ? rows[0] - rows[1] : points[1] - points[0];
    if (lead == 0) return NOBODY;
    int side = lead > 0 ? 0 : 1;
    *leaving = highest[side];
    return side;
}

/* ---- dealing (deal.ts) ---- */

static void deal(State *state) {
    Stream stream = stream_of(state->key, (uint32_t)state->round);
    for (int side = 0; side < SEATS; side++) {
        uint8_t *cards = state->decks[side];
        int count = 0;
        for (int colour = 2 * side + 1; colour <= 2 * side + 2; colour++)
            for (int points = 1; points <= 9; points++) {
                cards[count++] = (uint8_t)(colour << 4 | points);
                cards[count++] = (uint8_t)(colour << 4 | points);
            }
        for (int i = 0; i < state->removed_count; i++) {
            uint8_t *at = memchr(cards, state->removed[i], (size_t)count);
            if (at != NULL) memmove(at, at + 1, (size_t)(cards + count-- - at - 1));
        }
        for (int i = count - 1; i > 0; i--) {
            uint32_t j = stream_below(&stream, (uint32_t)i + 1);
            uint8_t card = cards[i];
            cards[i] = cards[j];
            cards[j] = card;
        }
        state->deck_sizes[side] = (uint8_t)count;
    }
}

/* ---- playing (play.ts, rules.ts) ---- */

static void turn_up(State *state, int seat) {
    state->up[seat] = state->deck_sizes[seat] > 0 ? state->decks[seat][--state->deck_sizes[seat]] : NO_CARD;
}

static void open_round(State *state, int start) {
    state->start = state->turn = (int8_t)start;
    memset(state->cells, NO_CARD, sizeof state->cells);
    state->cells[CENTRE] = FREE;
    state->filled = state->left = state->right = state->top = state->bottom = 0;
    state->laid_count = 0;
    deal(state);
    state->up[0] = state->up[1] = NO_CARD;
    turn_up(state, start);
}

static void setup(State *state, const char *seed) {
    memset(state, 0, sizeof *state);
    state->round = state->rounds_to_win = 1;
    sha256(seed, state->key);
    Stream stream = stream_of(state->key, 0);
    open_round(state, (int)stream_below(&stream, SEATS));
}

/* P9, P10: 1 for FREE and for a card with fewer points, else 0, without a branch. */
static inline int is_open_to(int points, int top) {
    return (int)((uint32_t)(top | (((top - 1) & 15) - (points - 1))) >> 31);
}

static int find_open(const State *state, uint8_t found[CELLS]) {
    if (state->filled == 0) {
        found[0] = CENTRE;
        return 1;
    }
    int points = points_of(state->up[state->turn]), count = 0;
    int west = state->left - 1 > state->right - REACH ? state->left - 1 : state->right - REACH;
    int east = state->right + 1 < state->left + REACH ? state->right + 1 : state->left + REACH;
    int north = state->top - 1 > state->bottom - REACH ? state->top - 1 : state->bottom - REACH;
    int south = state->bottom + 1 < state->top + REACH ? state->bottom + 1 : state->top + REACH;
    for (int y = north; y <= south; y++)
        for (int cell = cell_at(west, y), end = cell + east - west; cell <= end; cell++) {
            found[count] = (uint8_t)cell;
            count += is_open_to(points, state->cells[cell]);
        }
    return count;
}

static bool has_place(const State *state, int card) {
    if (state->filled < SPAN * SPAN) return true;
    for (int y = state->top; y <= state->bottom; y++)
        for (int cell = cell_at(state->left, y), end = cell_at(state->right, y); cell <= end; cell++)
            if (points_of(state->cells[cell]) < points_of(card)) return true;
    return false;
}

static void put(State *state, int cell, int card) {
    bool is_new = state->cells[cell] <= NO_CARD;
    state->cells[cell] = (int8_t)card;
    state->laid[state->laid_count++] = (uint16_t)(cell << 7 | card);
    if (!is_new) return;
    state->filled++;
    for (int i = 0; i < NEIGHBOUR_COUNT[cell]; i++)
        if (state->cells[NEIGHBOURS[cell][i]] == NO_CARD) state->cells[NEIGHBOURS[cell][i]] = FREE;
    int8_t x = COLUMN[cell], y = ROW_OF[cell];
    if (x < state->left) state->left = x;
    if (x > state->right) state->right = x;
    if (y < state->top) state->top = y;
    if (y > state->bottom) state->bottom = y;
}

static void end_round(State *state, Outcome outcome, int leaving) {
    int side = outcome.side;
    state->outcomes[state->outcome_count++] = outcome;
    if (side != NOBODY) state->wins[side]++;
    if ((side != NOBODY && state->wins[side] == state->rounds_to_win) || state->round == MOST_ROUNDS) {
        state->turn = NOBODY;
        return;
    }
    if (side != NOBODY) state->removed[state->removed_count++] = (uint8_t)leaving;
    state->round++;
    open_round(state, 1 - (side != NOBODY ? side : outcome.seat));
}

static void apply(State *state, int cell) {
    int seat = state->turn, next = 1 - seat;
    uint8_t card = state->up[seat];
    put(state, cell, card);
    state->up[seat] = NO_CARD;
    if (completes_row(state, cell)) {
        Outcome outcome = {.side = (int8_t)seat, .seat = (int8_t)seat, .by_row = true, .card = card};
        end_round(state, outcome, highest_in_completed_rows(state, cell));
        return;
    }
    turn_up(state, next);
    if (state->up[next] != NO_CARD && has_place(state, state->up[next])) {
        state->turn = (int8_t)next;
        return;
    }
    int leaving = NO_CARD;
    int side = count_rows(state, &leaving);
    Outcome outcome = {.side = (int8_t)side, .seat = (int8_t)next, .by_row = false, .card = state->up[next]};
    end_round(state, outcome, leaving);
}

/* ---- measuring ---- */

#define EMPTY_CHECKSUM 0x811c9dc5u
static inline uint32_t fold(uint32_t checksum, uint32_t value) { return (checksum ^ value) * 0x01000193u; }

typedef struct {
    unsigned long plies;
    uint32_t checksum, part;
} Done;

/* What is copied: every state of some matches. The last copies stay alive, so that none can be left out. */
enum { MOST_SAMPLES = 16384 };
static State samples[MOST_SAMPLES], kept[64];
static int sample_count;

static Done play(unsigned first, unsigned count, unsigned part, bool keep) {
    char seed[33];
    uint32_t key[8], words[4];
    snprintf(seed, sizeof seed, "%032x", first);
    sha256(seed, key);
    Stream stream = stream_of(key, 1);
    for (int i = 0; i < 4; i++) words[i] = stream_word(&stream);
    Rng rng = {words[0], words[1], words[2], words[3]};
    Done done = {.plies = 0, .checksum = EMPTY_CHECKSUM, .part = EMPTY_CHECKSUM};
    uint8_t found[CELLS];
    State state;
    for (unsigned match = first; match < first + count; match++) {
        if (match == first + part) done.part = done.checksum;
        snprintf(seed, sizeof seed, "%032x", match);
        setup(&state, seed);
        while (state.turn != NOBODY) {
            if (keep && sample_count < MOST_SAMPLES) samples[sample_count++] = state;
            int cell = found[rng_below(&rng, (uint32_t)find_open(&state, found))];
            apply(&state, cell);
            done.checksum = fold(done.checksum, (uint32_t)cell);
            done.plies++;
        }
        done.checksum = fold(done.checksum, (uint32_t)state.round);
        for (int seat = 0; seat < SEATS; seat++) {
            int lead = state.wins[seat] - state.wins[1 - seat];
            done.checksum = fold(done.checksum, lead > 0 ? 2 : lead == 0 ? 1 : 0);
        }
    }
    return done;
}

static uint32_t copy(unsigned times) {
    uint32_t checksum = EMPTY_CHECKSUM;
    for (unsigned time = 0; time < times; time++) {
        checksum = EMPTY_CHECKSUM;
        for (int i = 0; i < sample_count; i++) {
            State *state = &kept[i & 63];
            *state = samples[i];
            __asm__ volatile("" : : "r"(state) : "memory"); /* the whole copy must be made */
            checksum = fold(checksum, (uint32_t)state->filled);
        }
    }
    return checksum;
}

static double cpu_seconds(void) {
    struct rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    return (double)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) +
           1e-6 * (double)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec);
}

int main(void) {
    draw_grid();
    char order[16];
    unsigned first, count, last;
    while (scanf("%15s %u %u %u", order, &first, &count, &last) == 4) {
        if (strcmp(order, "copy") == 0) {
            sample_count = 0;
            play(first, count, 0, true);
            double before = cpu_seconds();
            uint32_t checksum = copy(last);
            double seconds = cpu_seconds() - before;
            unsigned copies = (unsigned)sample_count * last;
            printf("{\"copies\":%u,\"checksum\":%u,\"seconds\":%.6f}\n", copies, checksum, seconds);
        } else {
            double before = cpu_seconds();
            Done done = play(first, count, last, false);
            double seconds = cpu_seconds() - before;
            printf("{\"plies\":%lu,\"checksum\":%u,\"part\":%u,", done.plies, done.checksum, done.part);
            printf("\"seconds\":%.6f}\n", seconds);
        }
        fflush(stdout);
    }
    return 0;
}
