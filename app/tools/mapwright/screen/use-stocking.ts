import { type Dispatch, useState } from 'react';
import type { DungeonMap } from '~/maps/map/grid';
import type { MapPrep, RoomStock } from '~/maps/map/room-text';
import { paths } from '~/paths';
import { sendForm } from '~/platform/send-form';
import type { EditorAction } from '../edit/editor';
import { roomsToStock, type StockWishes, stockFields } from '../stock/stock-ask';
import { whyFull, withStocks } from '../stock/stocked-map';
import { replyOf } from './page-sends';

type StockAnswer = { stocks: [number, RoomStock][]; prep: MapPrep };

/** Has the rooms of the open map stocked, or one of them anew; the map changes as one step that can be undone. */
export function useStocking(map: DungeonMap, dispatch: Dispatch<EditorAction>) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  async function stock(wishes: StockWishes, only?: number): Promise<void> {
    const asked = roomsToStock(map, only);
    const rooms = only === undefined ? asked.rooms : asked.rooms.slice(0, 1);
    if (rooms.length === 0) {
      setProblem('There are no rooms to stock: each of them is locked, or the map has none.');
      return;
    }
    setBusy(true);
    setProblem('');
    const fields = stockFields({ ...asked, rooms }, wishes);
    const reply = replyOf<StockAnswer>(await sendForm(paths.stockRooms(), fields));
    setBusy(false);
    if (reply.kind !== 'answer' || !reply.body.stocks || !reply.body.prep) {
      setProblem(reply.kind === 'answer' ? (reply.body.problem ?? NOT_NOW) : reply.problem);
      return;
    }
    const { stocks, prep } = reply.body;
    const told = only === undefined ? prep : map.prep;
    const next = withStocks(map, new Map(stocks), told ?? prep);
    const why = whyFull(map, next);
    if (why !== null) {
      setProblem(why);
      return;
    }
    const label = only === undefined ? 'Rooms stocked' : `Room ${only} stocked`;
    dispatch({ type: 'replace', map: next, label, upon: map });
  }

  return { stock, busy, problem };
}

const NOT_NOW = 'The rooms could not be stocked right now. Try again later.';
