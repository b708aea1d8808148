"""Many matches side by side as numpy arrays."""

import json
import os
import shlex
import struct
import subprocess
import tempfile

import numpy as np

PROTOCOL = 1
STEP, RESET, SAVE, LOAD, IMAGINE, OBSERVE, LISTED = range(7)
ARRAYS, BYTES, ERROR = range(3)


class EnvError(Exception):
    """What the engine refused, in its own words."""


def vec(game, seats, n=1, **settings):
    """`n` matches of a game; see `Vec`."""
    return Vec(game, seats, n, **settings)


class Vec:
    """Matches that are played side by side. A match that ends is followed by the next one in the same step.

    The arrays are views of shared memory: every step overwrites them, so copy what you keep.

    observation  (n, rows, bytes) uint8   what a seat sees; `field(name)` gives a part of it in its own shape
    mask         (n, rows, actions) uint8 1 for a legal action
    counts       (n, rows) int32          the number of legal actions; 0 for a seat that owes no decision
    seat         (n, rows) uint8          the seat that observes
    reward       (n, seats) float32       shares of the victory of a match that this step has ended, else 0
    done         (n,) uint8               1 if this step has ended a match

    `rows` is 1, or the number of seats with `together=True`, where all seats that owe a decision decide at once.
    """

    def __init__(self, game, seats, n=1, *, seed="1", options=None, together=False, bots=None, command=None):
        words = command or os.environ.get("TAVOLA") or "npx tavola"
        line = shlex.split(words) if isinstance(words, str) else list(words)
        line += ["env", game, "--seats", str(seats), "--n", str(n), "--seed", str(seed)]
        for key, value in (options or {}).items():
            line += ["--option", f"{key}={json.dumps(value) if not isinstance(value, str) else value}"]
        for seat, name in (bots or {}).items():
            line += ["--bot", f"{seat}={name}"]
        if together:
            line.append("--together")
        self._memory = None
        self._file = None
        # Memory that is a file of a RAM disk spares a copy through the pipe.
        if os.path.isdir("/dev/shm"):
            self._file = tempfile.NamedTemporaryFile(dir="/dev/shm", prefix="tavola-")
            line += ["--memory", self._file.name]
        self._process = subprocess.Popen(line, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        header = self._process.stdout.readline()
        if not header:
            self.close()
            raise EnvError(f"'{shlex.join(line)}' did not start: its message is above")
        facts = json.loads(header)
        if facts["protocol"] != PROTOCOL:
            self.close()
            raise EnvError(f"the engine speaks version {facts['protocol']} of the protocol, this package {PROTOCOL}")
        self.game, self.seats, self.n, self.rows = facts["game"], facts["seats"], facts["n"], facts["rows"]
        self.actions, self.fields = facts["actions"], facts["fields"]
        # Whether an action is a place in the list of legal ones (`listed()`) instead of the game's own number.
        self.is_listed = facts["listed"]
        self._slices, at = {}, 0
        for field in self.fields:
            size = int(np.prod(field["shape"]))
            self._slices[field["name"]] = (slice(at, at + size), tuple(field["shape"]))
            at += size
        self.observation_size = at
        if self._file is not None:
            self._file.truncate(facts["bytes"])
            self._memory = np.memmap(self._file.name, dtype=np.uint8, mode="r", shape=(facts["bytes"],))
        else:
            self._memory = np.zeros(facts["bytes"], np.uint8)
        self._arrange()
        self._receive()

    def _arrange(self):
        n, rows = self.n, self.rows
        parts, at = [], 0
        for kind, shape in (
            (np.float32, (n, self.seats)),
            (np.int32, (n, rows)),
            (np.uint8, (n, rows, self.observation_size)),
            (np.uint8, (n, rows, self.actions)),
            (np.uint8, (n, rows)),
            (np.uint8, (n,)),
        ):
            size = int(np.prod(shape)) * np.dtype(kind).itemsize
            parts.append(self._memory[at : at + size].view(kind).reshape(shape))
            at += size
        self.reward, self.counts, self.observation, self.mask, self.seat, self.done = parts

    def _read(self, size):
        data = self._process.stdout.read(size)
        if len(data) != size:
            raise EnvError("the engine has ended: its message is above")
        return data

    def _receive(self):
        kind, size = struct.unpack("<ii", self._read(8))
        data = self._read(size)
        if kind == ERROR:
            raise EnvError(data.decode())
        if kind == ARRAYS and size > 0:
            self._memory[:] = np.frombuffer(data, np.uint8)
        return data

    def _request(self, kind, data=b""):
        if self._process.stdin.closed:
            raise EnvError("this environment is closed")
        try:
            self._process.stdin.write(struct.pack("<ii", kind, len(data)) + data)
            self._process.stdin.flush()
        except BrokenPipeError as error:
            raise EnvError("the engine has ended: its message is above") from error
        return self._receive()

    def step(self, actions):
        """Plays an action for every row; those of seats that owe no decision are ignored."""
        self._request(STEP, np.ascontiguousarray(actions, dtype="<i4").tobytes())

    def random_actions(self, rng):
        """A random legal action for every row, 0 where none is due."""
        counts = self.counts.reshape(-1)
        chosen = (rng.random(len(counts), dtype=np.float32) * counts).astype(np.int32)
        np.minimum(chosen, np.maximum(counts - 1, 0), out=chosen)
        if self.is_listed:
            return chosen
        # The places of all legal actions in one list, in which the rows follow each other.
        places = np.flatnonzero(self.mask)
        first = np.cumsum(counts) - counts
        due = counts > 0
        actions = np.zeros(len(counts), np.int32)
        actions[due] = places[(first + chosen)[due]] % self.actions
        return actions

    def field(self, name):
        """A part of the observations in its own shape, without a copy."""
        where, shape = self._slices[name]
        return self.observation[..., where].reshape(self.n, self.rows, *shape)

    def listed(self):
        """For a game whose actions are places in a list: the legal actions of each row as the game's numbers."""
        numbers = np.frombuffer(self._request(LISTED), "<i4")
        return np.split(numbers, np.cumsum(self.counts.reshape(-1))[:-1])

    def reset(self, i, seed=None):
        """Deals match i again, from this seed or as the next one in order."""
        self._request(RESET, struct.pack("<i", i) + (b"" if seed is None else str(seed).encode()))

    def save(self, i):
        """Match i as text for `load`. It holds hidden cards too."""
        return self._request(SAVE, struct.pack("<i", i)).decode()

    def load(self, i, saved):
        """Continues match i from a saved one."""
        self._request(LOAD, struct.pack("<i", i) + saved.encode())

    def imagine(self, i):
        """A saved match that the acting seat cannot tell from match i: hidden cards are drawn at random."""
        return self._request(IMAGINE, struct.pack("<i", i)).decode()

    def observe(self, i, seat):
        """What a seat of match i sees, whether it is to act or not."""
        return np.frombuffer(self._request(OBSERVE, struct.pack("<ii", i, seat)), np.uint8)

    def close(self):
        process = self._process
        if not process.stdin.closed:
            try:
                process.stdin.close()
            except BrokenPipeError:
                pass
            process.stdout.close()
            process.wait()
        if self._file is not None:
            self._file.close()
            self._file = None

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()
