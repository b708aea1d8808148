import { keyOf } from '../src/core/index.ts';
import { sha256 } from '../src/core/sha256.ts';
const time=(name:string,n:number,f:(n:number)=>number)=>{ f(n>>3);f(n>>3); const ts:number[]=[]; let r=0; for(let i=0;i<5;i++){const t=process.cpuUsage();r=f(n);const d=process.cpuUsage(t);ts.push((d.user+d.system)*1e3/n);} console.log(name.padEnd(12),ts.sort((a,b)=>a-b)[2].toFixed(1),'ns',r);};
const m=Array.from({length:32},(_,i)=>48+i%10);
time('seed text',200000,n=>{let s=0;for(let i=0;i<n;i++){s^=i.toString(16).padStart(32,'0').length;}return s;});
time('sha',200000,n=>{let s=0;for(let i=0;i<n;i++){m[3]=i&127;s^=sha256(m)[0]!;}return s;});
time('keyOf',200000,n=>{let s=0;for(let i=0;i<n;i++){s^=keyOf(i.toString(16).padStart(32,'0'))[0]!;}return s;});
