/** HTTP routes for a device's own seats: whose turn it is, notifications, and moving a seat to another device. */
import type { Hono } from 'hono';
import * as v from 'valibot';
import {
  type EmptyResponse,
  PushRegistration,
  RequestError,
  SeatKeyList,
  type TransferredSeat,
  TransferRequest,
  type TurnList,
  type TurnStatus,
} from '../../protocol/index.ts';
import type { PlayerCommands } from '../matches/playerCommands.ts';
import type { SeatTransfers } from '../matches/seatTransfers.ts';
import type { AccountServices } from './accountRoutes.ts';
import type { PushNotifier } from './pushNotifier.ts';
import { createRouter, limit, parseBody, readPerson, type RouteContext, type RouteEnv } from './requests.ts';

export interface DeviceServices {
  readonly commands: PlayerCommands;
  readonly push: PushNotifier;
  readonly seatTransfers: SeatTransfers;
  readonly accounts: AccountServices | null;
}

const PushEnd = v.strictObject({ endpoint: v.pipe(v.string(), v.maxLength(1000)) });

export function deviceRoutes({ commands, push, seatTransfers, accounts }: DeviceServices): Hono<RouteEnv> {
  /** The seats that the device holds as a guest, and those of its account. */
  const listTurns = async (
    context: RouteContext,
    places: readonly { readonly id: string; readonly token: string }[],
  ): Promise<TurnStatus[]> => {
    const person = await readPerson(context);
    const known = new Set(places.map(({ id }) => id));
    const more = person === null ? [] : ((await accounts?.seats.listRunning(person)) ?? []);
    const own = more.filter((id) => !known.has(id)).map((id) => ({ id, token: null }));
    return commands.listTurns([...places, ...own], person);
  };
  const app = createRouter();
  app.post('/transfer', async (context) => {
    const carried = await seatTransfers.transferSeat((await parseBody(context, TransferRequest)).code);
    if (carried === undefined) throw new RequestError('transferUsed', 'this link was used, or is too old');
    return context.json<TransferredSeat>(carried);
  });
  app.post('/turns', async (context) => {
    const { places } = await parseBody(context, SeatKeyList);
    return context.json<TurnList>({ tables: await listTurns(context, places) });
  });
  app.post('/push', limit('pushes'), async (context) => {
    const { subscription, language, places } = await parseBody(context, PushRegistration);
    if (!push.accepts(subscription.endpoint))
      throw new RequestError('endpoint', 'this is no address of a push service');
    const seats = (await listTurns(context, places)).map(({ id, seat }) => ({ match: id, seat }));
    await push.targets.subscribe({ ...subscription, language }, seats);
    const session = await context.var.session();
    await push.targets.subscribeInvited({ ...subscription, language }, session?.id ?? null);
    return context.json<EmptyResponse>({});
  });
  app.delete('/push', async (context) => {
    await push.targets.unsubscribe((await parseBody(context, PushEnd)).endpoint);
    return context.json<EmptyResponse>({});
  });
  return app;
}
