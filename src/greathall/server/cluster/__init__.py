"""Several nodes on one PostgreSQL, behind any load balancer. A hall by itself imports nothing of this.

- `store`: the statements about nodes, leases and thoughts; an append checks the fence of its table.
- `nodes`: signs of life. Who has been silent for five seconds is taken for dead.
- `news`: what one node tells the others, by LISTEN and NOTIFY.
- `forwarding`: a request or socket that arrives at another node than that of its table is passed on.
- `thoughts`: bots think wherever a processor is free.
- `cluster`: all of it together, as the hall sees it.
"""
