/**
 * A small net that judges how well one seat is doing (`Features` says what it reads). Every row goes through the same
 * layer and the results are added up, so rows have no order and there may be any number of them. The sum and the
 * numbers of the whole go through a second layer to two outputs: how likely a win is, and the margin.
 *
 * Everything is added in one order in 64-bit numbers, so every engine gets the same bits.
 */
export interface Net {
  readonly overall: number;
  readonly row: number;
  /** The sum over the rows is multiplied by this. */
  readonly rowScale: number;
  readonly rowLayer: Layer;
  /** Its inputs: the numbers of the whole, then the sums over the rows. */
  readonly seatLayer: Layer;
  /** Two units: win and margin. */
  readonly outLayer: Layer;
}

/** A dense layer. */
export interface Layer {
  readonly units: number;
  readonly bias: Float64Array;
  /** The weight of input `i` for unit `u` is at `i * units + u`. */
  readonly weights: Float64Array;
}

/** Units are computed eight at a time, in local variables; padding units have zero weights. */
const BLOCK = 8;

/** Pads a layer to whole blocks of units. */
function inBlocks({ units, bias, weights }: Layer): Layer {
  const whole = Math.ceil(units / BLOCK) * BLOCK;
  const inputs = weights.length / units;
  const filled = { units: whole, bias: new Float64Array(whole), weights: new Float64Array(inputs * whole) };
  filled.bias.set(bias);
  for (let i = 0; i < inputs; i++) {
    filled.weights.set(weights.subarray(i * units, (i + 1) * units), i * whole);
  }
  return filled;
}

/** A net in use; its only state is scratch space for the values between the layers. */
export class Judge {
  private readonly net: Net;
  private readonly rowLayer: Layer;
  private readonly seatLayer: Layer;
  private readonly sums: Float64Array;
  private readonly hidden: Float64Array;
  /** The inputs of a layer that are not zero: where their weights begin, and what they are. */
  private readonly places: Int32Array;
  private readonly inputs: Float64Array;

  constructor(net: Net) {
    this.net = net;
    this.rowLayer = inBlocks(net.rowLayer);
    this.seatLayer = inBlocks(net.seatLayer);
    this.sums = new Float64Array(this.rowLayer.units);
    this.hidden = new Float64Array(this.seatLayer.units);
    const most = Math.max(net.row, net.overall + net.rowLayer.units);
    this.places = new Int32Array(most);
    this.inputs = new Float64Array(most);
  }

  /** Judges one seat by its numbers: writes win at `seat`, and margin likewise. */
  judge(numbers: Float32Array, rows: number, seat: number, win: Float64Array, margin: Float64Array): void {
    const { overall, row, rowScale, rowLayer, outLayer } = this.net;
    const { sums, hidden } = this;
    sums.fill(0);
    for (let r = 0, from = overall; r < rows; r++, from += row) {
      addActivations(this.rowLayer, this.places, this.inputs, this.gather(numbers, from, row), sums);
    }

    let count = this.gather(numbers, 0, overall, this.seatLayer.units);
    for (let u = 0; u < rowLayer.units; u++) {
      if (sums[u] === 0) continue;
      this.places[count] = (overall + u) * this.seatLayer.units;
      this.inputs[count++] = sums[u] * rowScale;
    }
    hidden.fill(0);
    addActivations(this.seatLayer, this.places, this.inputs, count, hidden);

    let [forWin, forMargin] = outLayer.bias;
    const { weights } = outLayer;
    for (let u = 0; 2 * u < weights.length; u++) {
      forWin += hidden[u] * weights[2 * u];
      forMargin += hidden[u] * weights[2 * u + 1];
    }
    win[seat] = forWin;
    margin[seat] = forMargin;
  }

  /** Many numbers of a row are zero: only the others are worth multiplying. */
  private gather(numbers: Float32Array, from: number, count: number, units = this.rowLayer.units): number {
    const { places, inputs } = this;
    let found = 0;
    for (let i = 0, place = 0; i < count; i++, place += units) {
      const number = numbers[from + i];
      places[found] = place;
      inputs[found] = number;
      found += Number(number !== 0);
    }
    return found;
  }
}

/** The number if it is above zero, otherwise zero. The processor could not predict a comparison. */
function above(x: number): number {
  return (x + Math.abs(x)) * 0.5;
}

/** Adds the outputs of a layer's units to `into`: their sums where positive. */
function addActivations(
  { units, bias, weights }: Layer,
  places: Int32Array,
  inputs: Float64Array,
  count: number,
  into: Float64Array,
): void {
  for (let u = 0; u < units; u += BLOCK) {
    let a = bias[u];
    let b = bias[u + 1];
    let c = bias[u + 2];
    let d = bias[u + 3];
    let e = bias[u + 4];
    let f = bias[u + 5];
    let g = bias[u + 6];
    let h = bias[u + 7];
    for (let k = 0; k < count; k++) {
      const input = inputs[k];
      const place = places[k] + u;
      a += input * weights[place];
      b += input * weights[place + 1];
      c += input * weights[place + 2];
      d += input * weights[place + 3];
      e += input * weights[place + 4];
      f += input * weights[place + 5];
      g += input * weights[place + 6];
      h += input * weights[place + 7];
    }
    into[u] += above(a);
    into[u + 1] += above(b);
    into[u + 2] += above(c);
    into[u + 3] += above(d);
    into[u + 4] += above(e);
    into[u + 5] += above(f);
    into[u + 6] += above(g);
    into[u + 7] += above(h);
  }
}
